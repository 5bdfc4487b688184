/** Fields of forms as schemas: cleaned, then checked. Every message is the key of a text. */
import { z } from "zod";
import { cleanLine, cleanText } from "./clean-text.ts";

type Rules = {
  /** Key of the message where nothing was typed; without it the field may stay empty. */
  required?: string;
  /** Characters (UTF-16 units, as the browser's maxlength counts), and the key of the message beyond them. */
  max: number;
  tooLong: string;
};

const typed = (clean: (text: string) => string, { required, max, tooLong }: Rules) =>
  z
    .string()
    .default("")
    .transform(clean)
    .pipe(required === undefined ? z.string().max(max, tooLong) : z.string().min(1, required).max(max, tooLong));

/** One line of text. */
export const line = (rules: Rules) => typed(cleanLine, rules);
/** Text of several lines. */
export const paragraphs = (rules: Rules) => typed(cleanText, rules);

/** Fields of one name as a list, also where there is one of them, or none. */
export const several = <List extends z.ZodType>(list: List) =>
  z.preprocess((sent) => (sent === undefined ? [] : Array.isArray(sent) ? sent : [sent]), list);

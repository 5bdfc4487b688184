import { href } from "react-router";
import type { FormAnswer } from "#app/values/form-answer.ts";

export const codesPath = href("/admin/promo-codes");
export const newCode = "new";
export const codePath = (id: string) => href("/admin/promo-codes/:id", { id });

/** Keys of promoCodes:errors. */
export const promoErrors = ["code", "taken", "percent", "amount", "whole", "day", "window", "departures", "tooLong", "fewer"] as const;
export type PromoError = (typeof promoErrors)[number];

export type PromoAnswer = FormAnswer<"not_found" | "used">;

/** What the fields of the form hold, as they are typed. */
export type PromoFields = {
  code: string;
  kind: "percent" | "amount";
  percent: string;
  amount: string;
  startsOn: string;
  endsOn: string;
  mostUses: string;
  mostPerEmail: string;
  minTravellers: string;
  tours: number[];
  departsFrom: string;
  departsTo: string;
  paused: boolean;
  note: string;
};

export const longestNote = 200;

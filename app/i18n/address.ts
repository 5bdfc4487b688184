/** The addresses of this site's pages, in English, as the routes name them. */
import type { Register } from "react-router";

type Pages = Register extends { pages: infer All } ? keyof All & string : never;
/** A route's pattern with anything in the place of its parameters. */
type Filled<Pattern extends string> = Pattern extends `${infer Before}/:${string}/${infer After}`
  ? `${Before}/${string}/${Filled<After>}`
  : Pattern extends `${infer Before}/:${string}`
    ? `${Before}/${string}`
    : Pattern;
type Path = Filled<Exclude<Pages, `${string}/*`>>;
type Address = Path | `${Path}?${string}` | `${Path}#${string}`;

/** An address that is written out has to be one of them, or it is a type error; the rest of one may be put together. */
export type Known<To extends string> = To extends Address ? To : To extends `/${string}` ? never : To;

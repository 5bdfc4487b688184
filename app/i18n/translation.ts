/** The stem of a plural key: `days` of `days_other`. */
type PluralStem<Key> = Key extends `${infer Stem}_other` ? Stem : never;

/**
 * The shape of a namespace in another language: every key of English, with any text. Languages with more plural forms than
 * English may have a `_many` beside each `_other`. A missing or unknown key is a type error.
 */
export type Translation<Source> = {
  [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
} & { [Key in keyof Source & string as `${PluralStem<Key>}_many`]?: string };

/** The kinds of things that entries of the log are about, as verbs write them. */
export const subjectKinds = [
  "booking",
  "departure",
  "promo-code",
  "enquiry",
  "profile",
  "subscription",
  "tour",
  "destination",
  "article",
  "testimonial",
  "guide",
  "notes",
  "review",
  "picture",
  "team-member",
  "data-upload",
  "settings",
] as const;
export type SubjectKind = (typeof subjectKinds)[number];
export const isSubjectKind = (kind: string): kind is SubjectKind => subjectKinds.some((known) => known === kind);

/** A thing that is still there: what people call it, and the English path of where administrators see it. */
export type AuditSubject = { name: string; path: string };

export const subjectKey = ({ subjectType, subjectId }: { subjectType: string; subjectId: string }) => `${subjectType} ${subjectId}`;

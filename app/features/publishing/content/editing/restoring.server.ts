/** Going back to a version of a piece that was kept. */
import { requirePermission } from "#app/features/people/access/context.server.ts";
import type { ContentKind } from "#app/features/publishing/content/content-terms.ts";
import { readVersion } from "#app/features/publishing/content/versions/versions.server.ts";
import { restoreArticle } from "./article-editing.server.ts";
import type { ContentContext, ContentOutcome, SeenVersion } from "./content-changes.server.ts";
import { restoreDestination } from "./destination-editing.server.ts";
import { restoreTestimonial } from "./testimonial-editing.server.ts";
import { restoreTour } from "./tour-editing.server.ts";

/** `wanted` is the version to go back to; `version` the one that she has seen last. */
type Wanted = SeenVersion<number | string> & { kind: ContentKind; wanted: number };

/**
 * Makes a piece what it was in a version: texts, facts, pictures, trip and address; its state stays. Refused where what the version
 * names is gone or another's. It is a change like any other: a version of its own, from which one can go back.
 */
export async function restoreVersion(context: ContentContext, { kind, id, version, wanted }: Wanted): Promise<ContentOutcome> {
  requirePermission(context, "content.change");
  const kept = await readVersion(context.db, { kind, id }, wanted);
  if (!kept) return { ok: false, reason: "absent" };
  switch (kind) {
    case "tour":
      return restoreTour(context, { id: Number(id), version, kept });
    case "destination":
      return restoreDestination(context, { id: Number(id), version, kept });
    case "article":
      return restoreArticle(context, { id: Number(id), version, kept });
    case "testimonial":
      return restoreTestimonial(context, { id: String(id), version, kept });
  }
}

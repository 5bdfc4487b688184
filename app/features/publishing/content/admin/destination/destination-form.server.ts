import {
  destinationDraftSchema,
  destinationInputSchema,
  type DestinationInput,
} from "#app/features/publishing/content/editing/content-input.server.ts";
import {
  createDestination,
  destinationForEditing,
  updateDestination,
} from "#app/features/publishing/content/editing/destination-editing.server.ts";
import type { Editing } from "#app/features/publishing/content/admin/editor/editing.server.ts";
import { numberedId } from "#app/features/publishing/content/admin/editor/piece-id.ts";
import { codeOrNone, line, lines, number, numberOrNone, paragraphs } from "#app/features/publishing/content/admin/editor/typed-fields.ts";

/** How destinations are written. */
export const destinationEditing: Editing<DestinationInput, number> = {
  kind: "destination",
  idOf: numberedId,
  read: destinationForEditing,
  schema: destinationInputSchema,
  draftSchema: destinationDraftSchema,
  fields: {
    facts: {
      continent: line,
      currency: codeOrNone,
      latitude: number,
      longitude: number,
      popularRank: numberOrNone,
      picture: line,
    },
    text: { name: line, summary: line, description: paragraphs, highlights: lines, bestTimeToVisit: line },
  },
  titleOf: ({ english }) => english.name,
  // Its place without the country, as the other addresses are.
  addressOf: ({ english }) => english.name.split(",")[0] ?? english.name,
  create: createDestination,
  update: updateDestination,
};

import { translator } from "#app/i18n/i18n.server.ts";
import type { Language } from "#app/i18n/languages.ts";
import { csvByteOrderMark, csvLine } from "#app/values/csv-line.ts";
import type { ManifestRow } from "./departures.server.ts";

/** The travellers of a departure as a file for spreadsheets: nothing that a customer typed is a formula there. */
export function manifestCsv(rows: readonly ManifestRow[], language: Language): string {
  const t = translator(language);
  const heads = ["name", "unit", "diet", "accessNeeds", "reference", "status", "contactName", "contactEmail", "contactPhone"] as const;
  const lines = rows.map((row) =>
    csvLine([
      row.name ?? "",
      t(`bookingsAdmin:units.${row.unit}`),
      row.diet ?? "",
      row.accessNeeds ?? "",
      row.reference,
      t(`bookingsAdmin:status.${row.status}`),
      row.contactName ?? "",
      row.contactEmail ?? "",
      row.contactPhone ?? "",
    ]),
  );
  return csvByteOrderMark + csvLine(heads.map((head) => t(`departuresAdmin:manifest.${head}`))) + lines.join("");
}

import { Check, CircleAlert, Info } from "#app/ui/icons.tsx";
import { useTranslation } from "react-i18next";
import { tourPath } from "#app/features/publishing/content/admin/content-addresses.ts";
import { fieldId } from "#app/features/publishing/content/admin/editor/editor-context.ts";
import { useErrorText, useFieldLabel } from "#app/features/publishing/content/admin/editor/editor-labels.ts";
import { EditorLinks } from "#app/features/publishing/content/admin/editor/editor-links.tsx";
import type { Side } from "#app/features/publishing/content/admin/editor/editor-layout.tsx";
import { Duplicate, Publication } from "#app/features/publishing/content/admin/editor/side-forms.tsx";
import { tripFieldId } from "#app/features/publishing/content/admin/trip/trip-field.tsx";
import { picturePath } from "#app/features/publishing/pictures/admin/picture-form.ts";
import { isTripForm } from "#app/features/publishing/content/tour-sections.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import type { TourCheck } from "./tour-checks.ts";
import type { TourFrame } from "./tour-frame.server.ts";

/** Where a check is mended: its field, in its language; of what a picture shows, the picture's own page. */
function pathOf({ id, language: beside, englishAlone }: TourFrame, { section, field, language, says }: TourCheck): string {
  if (says.key === "noAlt") return picturePath(says.name);
  const shown = language === "en" && !englishAlone ? beside : language;
  const place = field && (isTripForm(section) ? tripFieldId(field) : fieldId(field));
  return tourPath(id, { section, language: shown }) + (place && `#${place}`);
}

/** A check in words. */
function useCheckText() {
  const { t } = useTranslation("tourAdmin");
  const formats = useFormats();
  const label = useFieldLabel();
  const errorText = useErrorText();
  return ({ section, field, language, says }: TourCheck): string => {
    const named = formats.languageName(language);
    switch (says.key) {
      case "field":
        return `${label(field)}: ${errorText(says.error)}`;
      case "noStay":
        return t("advice.noStay", { day: says.day });
      case "noDayText":
        return t("advice.noDayText", { day: says.day, language: named });
      case "noAlt":
        return t("advice.noAlt", { picture: says.picture, language: named });
      case "untranslated":
        return t("advice.untranslated", { section: t(`sections.${section}`), language: named, count: says.count, total: says.total });
      default:
        return t(`advice.${says.key}`);
    }
  };
}

function Checks({ frame, title, checks, empty }: { frame: TourFrame; title: string; checks: TourCheck[]; empty: string }) {
  const text = useCheckText();
  const blocking = checks.some((check) => check.blocking);
  const Sign = checks.length === 0 ? Check : blocking ? CircleAlert : Info;
  return (
    <section className="panel tour-checks" data-blocking={blocking ? "" : undefined}>
      <h3 className="h4">
        <Sign className="icon" /> {title}
      </h3>
      {checks.length === 0 ? <p>{empty}</p> : null}
      <ul>
        {checks.map((check) => (
          <li key={`${check.section} ${check.field} ${check.language} ${JSON.stringify(check.says)}`}>
            <LocalLink className="text-link" to={pathOf(frame, check)} prefetch="none">
              {text(check)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What stands in the way of publishing, what would make the page better; the state of the tour, and how to copy it. */
export function PublicationSection({ frame, side }: { frame: TourFrame; side: Side }) {
  const { t } = useTranslation("tourAdmin");
  return (
    <div className="tour-publication">
      <Checks
        frame={frame}
        title={t("checks.blocking")}
        checks={frame.checks.filter((check) => check.blocking)}
        empty={t("checks.noBlocking")}
      />
      <Publication {...side} />
      <Checks
        frame={frame}
        title={t("checks.advice")}
        checks={frame.checks.filter((check) => !check.blocking)}
        empty={t("checks.noAdvice")}
      />
      <EditorLinks page={side.page} piece={side.piece} />
      <Duplicate {...side} />
    </div>
  );
}

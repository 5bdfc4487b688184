import { useTranslation } from "react-i18next";
import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { useFormats } from "#app/i18n/format.ts";
import { LocalLink } from "#app/i18n/local-link.tsx";
import { Breadcrumb } from "#app/ui/breadcrumb.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Printer } from "#app/ui/icons.tsx";
import { AccessTable, CostTable, GuideText, Lines, PointText, RightForYou } from "./trip-notes-facts.tsx";
import { ChangesSince, type Since } from "./changes-since.tsx";
import { NotesDays } from "./trip-notes-days.tsx";
import { chaptersOf, textOf, type NoteChapter, type TripNotes } from "./trip-notes.ts";

type Props = { notes: TripNotes };

/** What facts say in a chapter, before its text. */
function ChapterFacts({ notes, chapter }: Props & { chapter: NoteChapter }) {
  const { t } = useTranslation(["tripNotes", "trip"]);
  const formats = useFormats();
  const { trip, tour } = notes;
  if (chapter === "itinerary") return <NotesDays notes={notes} />;
  if (chapter === "included") {
    return (
      <div className="notes-pair">
        <Lines heading={t("included")} lines={tour.included} />
        <Lines heading={t("notIncluded")} lines={tour.notIncluded} />
      </div>
    );
  }
  if (chapter === "emergency") return <p>{formats.sentence(t("call", { phones: formats.list(notes.phones) }))}</p>;
  if (!trip) return null;
  switch (chapter) {
    case "rightForYou":
      return <RightForYou trip={trip} />;
    case "moneyMatters":
      return trip.cost ? <CostTable cost={trip.cost} /> : null;
    case "roomsAndMeals":
      return trip.stayStyle ? (
        <p>
          <b>{trip.stayStyle}</b>
        </p>
      ) : null;
    case "guide":
      return trip.guide ? <GuideText guide={trip.guide} /> : null;
    case "joining":
      return (
        <>
          {trip.meeting ? <PointText heading={t("start")} point={trip.meeting} /> : null}
          {trip.end ? <PointText heading={t("end")} point={trip.end} /> : null}
        </>
      );
    case "packing":
      return <Lines heading={t("bring")} lines={trip.bring} />;
    case "safety":
      return (
        <ul className="notes-list">
          {trip.womenLines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      );
    case "access":
      return trip.access.length > 0 ? <AccessTable trip={trip} /> : null;
    case "questions":
      return trip.questions.map(({ question, answer }) => (
        <div key={question}>
          <h3 className="h4">{question}</h3>
          <p>{answer}</p>
        </div>
      ));
    default:
      return null;
  }
}

function PrintButton() {
  const { t } = useTranslation("tripNotes");
  const hydrated = useHydrated();
  if (!hydrated) return <p className="notes-hint text-sm text-muted">{t("printHint")}</p>;
  return (
    <button type="button" className="button button-secondary" onClick={() => window.print()}>
      <Printer className="icon" />
      {t("print")}
    </button>
  );
}

/** All that is known of a tour on one page, for the screen and for paper. */
export function TripNotesView({ notes, since }: Props & { since?: Since }) {
  const { t } = useTranslation("tripNotes");
  const formats = useFormats();
  const { tour, valid } = notes;
  const chapters = chaptersOf(notes);
  return (
    <div className="page-width pb-section trip-notes">
      <div className="page-head">
        <Breadcrumb trail={[{ name: tour.title, path: tourPath(tour.slug) }]} here={t("title")} />
        <p className="notes-kind text-muted">{t("title")}</p>
        <h1 className="h1">{tour.title}</h1>
        <p className="lead">{tour.destination}</p>
        <p className="notes-dates text-sm text-muted">
          <span>{formats.sentence(t("changed", { date: formats.date(notes.changedOn, "long") }))}</span>{" "}
          {valid ? (
            <span>{formats.sentence(t("valid", { from: formats.date(valid.from, "long"), to: formats.date(valid.to, "long") }))}</span>
          ) : null}
        </p>
        <p className="notes-newest text-sm">{t("newest", { address: notes.address })}</p>
        <div className="notes-actions">
          <PrintButton />
          <LocalLink className="more-link" to={tourPath(tour.slug)}>
            <span>{t("toTour")}</span>
          </LocalLink>
        </div>
      </div>
      {since ? <ChangesSince since={since} /> : null}
      <div className="legal-layout">
        <nav aria-labelledby="contents-heading" className="legal-contents">
          <h2 id="contents-heading" className="label-head">
            {t("contents")}
          </h2>
          <ul>
            {chapters.map((chapter) => (
              <li key={chapter}>
                <a href={`#${chapter}`}>{t(`sections.${chapter}`)}</a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="notes-chapters">
          {chapters.map((chapter) => (
            <section key={chapter} aria-labelledby={chapter}>
              <h2 className="h3" id={chapter}>
                {t(`sections.${chapter}`)}
              </h2>
              <ChapterFacts notes={notes} chapter={chapter} />
              {textOf(notes, chapter).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { AccessVerdict, Point, Trip } from "#app/features/selling/catalogue/trip/trip.ts";
import type { TourTrip } from "#app/features/selling/catalogue/trip/trip.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { Check, Footprints, MessagesSquare, Mountain, TrendingUp, type Icon } from "#app/ui/icons.tsx";
import { TripCost } from "./trip-cost.tsx";

/** A heading with what stands below it. */
function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="h3 mt-10">{heading}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="trip-lines">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** What decides before anything else: what it costs, and whether it suits. */
export function TripDecision({ trip: { cost, rightForYou } }: { trip: TourTrip }) {
  const { t } = useTranslation("tripPage");
  return (
    <>
      {cost ? <TripCost cost={cost} /> : null}
      {rightForYou.length > 0 ? (
        <Part heading={t("right")}>
          <Lines lines={rightForYou} />
        </Part>
      ) : null}
    </>
  );
}

/** Further lines among those that each tour has, as far as they are known. */
export function useTripLines(trip: TourTrip | undefined): { icon: Icon; name: string; text: string | undefined }[] {
  const { t } = useTranslation(["trip", "tripPage"]);
  const formats = useFormats();
  if (!trip) return [];
  const { pace, walkingHours, highestPoint, guide } = trip;
  return [
    { icon: TrendingUp, name: t("facts.pace"), text: pace?.text },
    { icon: Footprints, name: t("facts.walking"), text: walkingHours ? formats.hours(walkingHours) : undefined },
    {
      icon: Mountain,
      name: t("facts.highest"),
      text: highestPoint === undefined ? undefined : t("facts.metres", { metres: formats.number(highestPoint) }),
    },
    { icon: MessagesSquare, name: t("tripPage:languages"), text: guide?.languageNames },
  ];
}

function JoiningPoint({ heading, point }: { heading: string; point: Point }) {
  const { t } = useTranslation("tripPage");
  const { address, localAddress, localLanguage, byDay, afterDark } = point;
  return (
    <div>
      <h2 className="h3">{heading}</h2>
      <p className="mt-2">{address}</p>
      <dl>
        {localAddress && localAddress !== address ? (
          <>
            <dt>{t("points.local")}</dt>
            <dd lang={localLanguage} className="local-address">
              {localAddress}
            </dd>
          </>
        ) : null}
        <dt>{t("points.byDay")}</dt>
        <dd>{byDay}</dd>
        {afterDark ? (
          <>
            <dt>{t("points.afterDark")}</dt>
            <dd>{afterDark}</dd>
          </>
        ) : null}
      </dl>
    </div>
  );
}

/** What is known for those whose bodies need something; what nobody has looked at is said to be so. */
function Access({ access, contact }: { access: Trip["access"]; contact: string | undefined }) {
  const { t } = useTranslation(["trip", "tripPage"]);
  const formats = useFormats();
  const wordOf = (verdict: AccessVerdict | undefined, text: string | undefined) => {
    const word = t(`verdicts.${verdict ?? "notAssessed"}`);
    return text ? formats.sentence(word) : word;
  };
  return (
    <dl className="information">
      {access.map(({ topic, verdict, text }) => (
        <div key={topic}>
          <dt>{t(`access.${topic}`)}</dt>
          <dd>
            <b className={`verdict-${verdict ?? "none"}`}>{wordOf(verdict, text)}</b> {text}
          </dd>
        </div>
      ))}
      {contact ? (
        <div>
          <dt>{t("tripPage:access.ask")}</dt>
          <dd>{contact}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** The rest of what is known of a trip; each part only where it is filled in. */
export function TripDetails({ trip }: { trip: TourTrip }) {
  const { t } = useTranslation(["tripPage", "trip"]);
  const { meeting, end, bring, womenLines, access, accessContact, questions } = trip;
  return (
    <>
      {meeting || end ? (
        <div className="trip-points mt-10">
          {meeting ? <JoiningPoint heading={t("points.start")} point={meeting} /> : null}
          {end ? <JoiningPoint heading={t("points.end")} point={end} /> : null}
        </div>
      ) : null}
      {bring.length > 0 ? (
        <Part heading={t("bring")}>
          <Lines lines={bring} />
        </Part>
      ) : null}
      {womenLines.length > 0 ? (
        <Part heading={t("womenLed")}>
          <ul className="inclusion-list inclusion-list-in">
            {womenLines.map((line) => (
              <li key={line}>
                <Check className="icon" />
                {line}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {access.length > 0 ? (
        <Part heading={t("access.heading")}>
          <Access access={access} contact={accessContact} />
        </Part>
      ) : null}
      {questions.length > 0 ? (
        <Part heading={t("questions")}>
          <div className="trip-questions">
            {questions.map(({ question, answer }) => (
              <details key={question}>
                <summary>{question}</summary>
                <p>{answer}</p>
              </details>
            ))}
          </div>
        </Part>
      ) : null}
    </>
  );
}

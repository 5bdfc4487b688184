import { useTranslation } from "react-i18next";
import type { Guide } from "#app/features/selling/catalogue/trip/trip.server.ts";
import type { CostLine, Point, Trip, TrueCost } from "#app/features/selling/catalogue/trip/trip.ts";
import { paceKey } from "#app/features/selling/catalogue/trip/pace.ts";
import { useFormats } from "#app/i18n/format.ts";
import { PictureImage } from "#app/ui/picture.tsx";
import { mapLink } from "#app/values/contact-links.ts";

/** Whom the trip suits, and how hard it is. */
export function RightForYou({ trip }: { trip: Trip }) {
  const { t } = useTranslation("trip");
  const formats = useFormats();
  const { pace, walkingHours, highestPoint, minimumAge } = trip;
  const lines = [
    pace && { name: t("facts.pace"), text: `${t(paceKey(pace.level))} (${t("pace.of", { level: formats.number(pace.level) })})` },
    walkingHours !== undefined && { name: t("facts.walking"), text: formats.duration(walkingHours, "hour") },
    highestPoint !== undefined && { name: t("facts.highest"), text: t("facts.metres", { metres: formats.number(highestPoint) }) },
    minimumAge !== undefined && { name: t("facts.minimumAge"), text: t("facts.years", { count: minimumAge }) },
  ].flatMap((line) => line || []);
  return (
    <>
      <ul className="notes-list">
        {trip.rightForYou.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {pace?.text ? <p>{pace.text}</p> : null}
      <dl className="notes-facts">
        {lines.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

export function Lines({ heading, lines }: { heading: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="h4">{heading}</h3>
      <ul className="notes-list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

function CostRow({ line, cost }: { line: CostLine; cost: TrueCost }) {
  const { t } = useTranslation(["tripNotes", "trip"]);
  const formats = useFormats();
  const [low, high] = [formats.money(line.low, cost.currency), formats.money(line.high, cost.currency)];
  const basis = [
    line.local ? t("local", { amount: formats.localMoney(line.local.amount, line.local.currency) }) : [],
    line.basis ?? [],
    line.stale ? t("stale") : [],
  ].flat();
  return (
    <tr>
      <th scope="row">
        {line.label} <small>{line.month ? formats.date(`${line.month}-01`, "month") : t("trip:costs.local")}</small>
      </th>
      <td className="notes-amount">{low === high ? low : t("range", { low, high })}</td>
      <td>{basis.map((part) => formats.sentence(part)).join(" ")}</td>
    </tr>
  );
}

/** What the trip costs in the end, line by line. */
export function CostTable({ cost }: { cost: TrueCost }) {
  const { t } = useTranslation("tripNotes");
  const formats = useFormats();
  const money = (amount: number) => formats.money(amount, cost.currency);
  return (
    <table className="notes-table">
      <caption>{t("cost")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("costLine")}</th>
          <th scope="col">{t("costAmount")}</th>
          <th scope="col">{t("costBasis")}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{t("price")}</th>
          <td className="notes-amount" colSpan={2}>
            {money(cost.price)}
          </td>
        </tr>
        {cost.lines.map((line) => (
          <CostRow key={`${line.kind} ${line.label}`} line={line} cost={cost} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t("costSum")}</th>
          <td className="notes-amount" colSpan={2}>
            {cost.low === cost.high ? money(cost.low) : t("range", { low: money(cost.low), high: money(cost.high) })}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}

/** Where the trip starts or ends, and how to get there or away. */
export function PointText({ heading, point }: { heading: string; point: Point }) {
  const { t } = useTranslation("tripNotes");
  return (
    <div className="notes-point">
      <h3 className="h4">{heading}</h3>
      <p>
        <b>{point.address}</b>
      </p>
      <dl className="notes-facts">
        {point.localAddress ? (
          <div>
            <dt>{t("localAddress")}</dt>
            <dd translate="no" className="notes-local">
              {point.localAddress}
            </dd>
          </div>
        ) : null}
        <div>
          <dt>{t("byDay")}</dt>
          <dd>{point.byDay}</dd>
        </div>
        {point.afterDark ? (
          <div>
            <dt>{t("afterDark")}</dt>
            <dd>{point.afterDark}</dd>
          </div>
        ) : null}
      </dl>
      <p>
        <a className="text-link" href={mapLink(point)} rel="noopener">
          {t("map")}
        </a>
      </p>
    </div>
  );
}

export function GuideText({ guide }: { guide: Guide }) {
  const { t } = useTranslation("tripNotes");
  return (
    <div className="notes-guide">
      <PictureImage picture={guide.picture} decorative />
      <div>
        <h3 className="h4">{guide.name}</h3>
        <p className="text-muted">
          {[
            t("guideFrom", { place: guide.place }),
            t("guideSince", { year: guide.since }),
            t("guideLanguages", { languages: guide.languageNames }),
          ].join(" · ")}
        </p>
        <p>{guide.about}</p>
      </div>
    </div>
  );
}

/** All topics: what nobody has looked at is said to be so. */
export function AccessTable({ trip: { access, accessContact } }: { trip: Trip }) {
  const { t } = useTranslation(["tripNotes", "trip"]);
  return (
    <>
      <table className="notes-table">
        <caption className="sr-only">{t("sections.access")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("accessTopic")}</th>
            <th scope="col">{t("accessVerdict")}</th>
            <th scope="col">{t("accessText")}</th>
          </tr>
        </thead>
        <tbody>
          {access.map(({ topic, verdict, text }) => (
            <tr key={topic}>
              <th scope="row">{t(`trip:access.${topic}`)}</th>
              <td>{t(`trip:verdicts.${verdict ?? "notAssessed"}`)}</td>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {accessContact ? (
        <p>
          <b>{t("accessAsk")}</b> {accessContact}
        </p>
      ) : null}
    </>
  );
}

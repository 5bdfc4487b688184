import { useTranslation } from "react-i18next";
import type { Difference, Run } from "./differences.ts";
import { useFieldWords } from "./field-words.ts";

/** A text with what went struck through and what came underlined; who hears it is told where each begins. */
function Words({ words, lang }: { words: readonly Run[]; lang: string | undefined }) {
  const { t } = useTranslation("contentHistory");
  return (
    <p className="history-text" lang={lang}>
      {words.map((run, index) => {
        // Runs have no names of their own and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        if (run.in === "both") return <span key={index}>{run.text}</span>;
        const Mark = run.in === "gone" ? "del" : "ins";
        return (
          // oxlint-disable-next-line react/no-array-index-key
          <Mark key={index}>
            <span className="sr-only">{t(run.in === "gone" ? "gone" : "new")} </span>
            {run.text}
          </Mark>
        );
      })}
    </p>
  );
}

function Change({ difference }: { difference: Difference }) {
  const { t } = useTranslation("contentHistory");
  const { value } = useFieldWords();
  const { before, after, words, language } = difference;
  if (words?.length === 0) return <p className="history-text">{t("markupAlone")}</p>;
  if (words) return <Words words={words} lang={language} />;
  return (
    <dl className="history-pair">
      <div>
        <dt>{t("was")}</dt>
        <dd lang={language}>
          <del>{value(difference, before)}</del>
        </dd>
      </div>
      <div>
        <dt>{t("is")}</dt>
        <dd lang={language}>
          <ins>{value(difference, after)}</ins>
        </dd>
      </div>
    </dl>
  );
}

/** What two versions differ in, field by field. */
export function Differences({ differences }: { differences: Difference[] | undefined }) {
  const { t } = useTranslation("contentHistory");
  const words = useFieldWords();
  if (!differences) return <p>{t("nothingEarlier")}</p>;
  if (differences.length === 0) return <p>{t("same")}</p>;
  return (
    <ul className="history-differences">
      {differences.map((difference) => (
        <li key={`${difference.part} ${difference.language} ${difference.name}`}>
          <h3 className="h4">{words.label(difference)}</h3>
          <Change difference={difference} />
        </li>
      ))}
    </ul>
  );
}

import { ChevronDown, CalendarDays, Compass, Hourglass, MapPin, Search } from "#app/ui/icons.tsx";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { tourPath } from "#app/features/selling/catalogue/catalogue-addresses.ts";
import { seasonNames } from "#app/features/selling/catalogue/catalogue-terms.ts";
import { activities, searchDurations } from "#app/features/selling/catalogue/tour-list/tour-search.ts";
import type { LeavingTrip } from "#app/features/selling/catalogue/tour-list/next-departures.server.ts";
import { useFormats } from "#app/i18n/format.ts";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Suggestions } from "#app/ui/search-field.tsx";
import { TabList, TabPanel } from "#app/ui/tabs.tsx";
import { showToast } from "#app/ui/toast.ts";
import { parameterOf, searchAddress, searchTabs, type SearchTab } from "./search-address.ts";

const icons = { destination: MapPin, activity: Compass, duration: Hourglass };

/** What was chosen in a tab's fields, by their names; it is there again when the visitor comes back to the tab. */
type Chosen = Record<string, string>;

type SelectProps = { name: string; label: string; icon: typeof MapPin; chosen: Chosen; children: ReactNode };

function SelectField({ name, label, icon: Icon, chosen, children }: SelectProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <Icon className="icon" />
        <select id={id} name={name} defaultValue={chosen[name]}>
          {children}
        </select>
        <ChevronDown className="icon" />
      </div>
    </div>
  );
}

function WhenField({ chosen }: { chosen: Chosen }) {
  const { t } = useTranslation(["home", "common"]);
  return (
    <SelectField name="when" label={t("search.when")} icon={CalendarDays} chosen={chosen}>
      {(["anytime", ...seasonNames] as const).map((season) => (
        <option key={season} value={season}>
          {t(`common:seasons.${season}`)}
        </option>
      ))}
    </SelectField>
  );
}

function CriterionField({ tab, chosen, suggestions }: { tab: SearchTab; chosen: Chosen; suggestions: string[] }) {
  const { t } = useTranslation(["home", "common"]);
  const id = useId();
  if (tab === "activity") {
    return (
      <SelectField name="activity" label={t("search.activity")} icon={Compass} chosen={chosen}>
        {(["any", ...activities] as const).map((activity) => (
          <option key={activity} value={activity}>
            {t(`search.activities.${activity}`)}
          </option>
        ))}
      </SelectField>
    );
  }
  if (tab === "duration") {
    return (
      <SelectField name="duration" label={t("search.duration")} icon={Hourglass} chosen={chosen}>
        {(["any", ...searchDurations] as const).map((duration) => (
          <option key={duration} value={duration}>
            {t(`search.durations.${duration}`)}
          </option>
        ))}
      </SelectField>
    );
  }
  return (
    <div className="field">
      <label htmlFor={id}>{t("search.where")}</label>
      <div className="input">
        <Search className="icon" />
        <input
          id={id}
          name="keyword"
          type="search"
          defaultValue={chosen.keyword}
          placeholder={t("search.wherePlaceholder")}
          maxLength={200}
          required
          autoComplete="off"
          list={`${id}-list`}
        />
        <Suggestions id={`${id}-list`} texts={suggestions} />
      </div>
    </div>
  );
}

/** The next departures there are, each with its date chosen. */
function LeavingSoon({ trips }: { trips: LeavingTrip[] }) {
  const { t } = useTranslation("home");
  const formats = useFormats();
  if (trips.length === 0) return null;
  return (
    <div className="search-ticket-stub" data-theme="light">
      <p className="title" id="leaving">
        {t(trips.every(({ run }) => run.runs) ? "search.leavingAndRunning" : "search.leaving")}
      </p>
      <ul aria-labelledby="leaving">
        {trips.map(({ id, slug, title, startDate, run }) => (
          <li key={id}>
            <LocalLink to={`${tourPath(slug)}?departure=${id}`}>
              <time dateTime={startDate}>{formats.date(startDate, "day")}</time>
              <span>
                <b>{title}</b>
                <small>{run.text}</small>
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export type SearchOffers = {
  leaving: LeavingTrip[];
  /** What the field of the destination offers while somebody types. */
  suggestions: string[];
};

/** The tour search of the home page: three tabs, each with its own fields and only those sent. */
export function HomeSearch({ initialTab, leaving, suggestions }: SearchOffers & { initialTab: SearchTab }) {
  const { t } = useTranslation(["home", "common"]);
  const [tab, setTab] = useState(initialTab);
  const [chosen, setChosen] = useState<Partial<Record<SearchTab, Chosen>>>({});
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const language = useLanguage();
  const labels = { destination: t("search.byDestination"), activity: t("search.byActivity"), duration: t("search.byDuration") };

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = searchAddress(tab, new FormData(event.currentTarget));
    if (address) {
      void navigate(localPath(language, address));
      return;
    }
    showToast({ kind: "problem", title: t("search.neededTitle"), text: t("search.neededText") });
    event.currentTarget.querySelector<HTMLElement>(`[name="${parameterOf[tab]}"]`)?.focus();
  };
  const keep = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    const { name, value } = target;
    setChosen((before) => ({ ...before, [tab]: { ...before[tab], [name]: value } }));
  };
  const tabs = searchTabs.map((name) => {
    const Icon = icons[name];
    return {
      value: name,
      href: `?search=${name}#search`,
      label: (
        <>
          <Icon className="icon icon-small" />
          {labels[name]}
        </>
      ),
    };
  });
  return (
    <div className="search-ticket" id="search">
      <form
        className="search-ticket-card"
        role="search"
        aria-label={t("search.label")}
        action={localPath(language, "/tours")}
        onSubmit={search}
        onChange={keep}
        noValidate={hydrated}
      >
        <div className="search-ticket-main">
          <TabList id="search" label={t("search.label")} tabs={tabs} chosen={tab} onChoose={setTab} />
          <div className="search-ticket-row">
            {searchTabs.map((name) => (
              <TabPanel key={name} id="search" value={name} chosen={tab} className="search-ticket-fields">
                {name === tab ? (
                  <>
                    <CriterionField tab={name} chosen={chosen[name] ?? {}} suggestions={suggestions} />
                    <WhenField chosen={chosen[name] ?? {}} />
                  </>
                ) : null}
              </TabPanel>
            ))}
            <button className="button button-primary">{t("search.submit")}</button>
          </div>
        </div>
        <LeavingSoon trips={leaving} />
      </form>
    </div>
  );
}

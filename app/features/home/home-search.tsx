import { ChevronDown, CalendarDays, Compass, Hourglass, MapPin, Search } from "lucide-react";
import { Tabs } from "radix-ui";
import { useId, useState, type FormEvent, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { activities, searchDurations, seasonNames } from "#app/features/catalogue/tour-search.ts";
import { localPath } from "#app/i18n/languages.ts";
import { useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { showToast } from "#app/ui/toast.ts";
import { isSearchTab, searchAddress, searchTabs, type SearchTab } from "./search-address.ts";

const icons = { destination: MapPin, activity: Compass, duration: Hourglass };

function SelectField({ name, label, icon: Icon, children }: { name: string; label: string; icon: typeof MapPin; children: ReactNode }) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="input">
        <Icon className="icon" aria-hidden="true" />
        <select id={id} name={name}>
          {children}
        </select>
        <ChevronDown className="icon" aria-hidden="true" />
      </div>
    </div>
  );
}

function WhenField() {
  const { t } = useTranslation(["home", "common"]);
  return (
    <SelectField name="when" label={t("search.when")} icon={CalendarDays}>
      {(["anytime", ...seasonNames] as const).map((season) => (
        <option key={season} value={season}>
          {t(`common:seasons.${season}`)}
        </option>
      ))}
    </SelectField>
  );
}

function CriterionField({ tab }: { tab: SearchTab }) {
  const { t } = useTranslation(["home", "common"]);
  const id = useId();
  if (tab === "activity") {
    return (
      <SelectField name="activity" label={t("search.activity")} icon={Compass}>
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
      <SelectField name="duration" label={t("search.duration")} icon={Hourglass}>
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
        <Search className="icon" aria-hidden="true" />
        <input
          id={id}
          name="keyword"
          type="search"
          placeholder={t("search.wherePlaceholder")}
          maxLength={200}
          required
          autoComplete="off"
        />
      </div>
    </div>
  );
}

/** The tour search of the home page: three tabs, each with its own fields and only those sent (specification 2, Home). */
export function HomeSearch({ initialTab, tourCount }: { initialTab: SearchTab; tourCount: number }) {
  const { t } = useTranslation(["home", "common"]);
  const [tab, setTab] = useState(initialTab);
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const language = useLanguage();
  const labels = { destination: t("search.byDestination"), activity: t("search.byActivity"), duration: t("search.byDuration") };

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = searchAddress(tab, new FormData(event.currentTarget));
    if (address) void navigate(localPath(language, address));
    else showToast({ kind: "problem", title: t("search.neededTitle"), text: t("search.neededText") });
  };
  return (
    <Tabs.Root value={tab} onValueChange={(value) => isSearchTab(value) && setTab(value)} className="search-ticket" id="search">
      <form
        className="search-ticket-card"
        role="search"
        aria-label={t("search.label")}
        action={localPath(language, "/tours")}
        onSubmit={search}
        noValidate={hydrated}
      >
        <div className="search-ticket-main">
          <Tabs.List className="tab-list" aria-label={t("search.label")}>
            {searchTabs.map((name) => {
              const Icon = icons[name];
              return (
                <Tabs.Trigger key={name} value={name} className="tab" asChild>
                  {/* Without JavaScript the tab is a link to this page with that tab open. */}
                  <a href={`?search=${name}#search`} onClick={(event) => event.preventDefault()}>
                    <Icon className="icon icon-small" aria-hidden="true" />
                    {labels[name]}
                  </a>
                </Tabs.Trigger>
              );
            })}
          </Tabs.List>
          {searchTabs.map((name) => (
            <Tabs.Content key={name} value={name} className="search-ticket-fields data-[state=inactive]:hidden" tabIndex={-1}>
              {name === tab ? (
                <>
                  <CriterionField tab={name} />
                  <WhenField />
                </>
              ) : null}
            </Tabs.Content>
          ))}
        </div>
        <div className="search-ticket-stub" data-theme="light">
          <p className="title">{t("search.stubTitle")}</p>
          <p className="text-sm">{t("search.stubText", { count: tourCount })}</p>
          <button className="button button-primary button-wide">{t("search.submit")}</button>
        </div>
      </form>
    </Tabs.Root>
  );
}

import { useTranslation } from "react-i18next";
import { isKnownAction, isNamelessActor, readableAction } from "./activity.ts";

/** Who did what, in words. */
export function useActivityText() {
  const { t } = useTranslation("admin");
  return {
    actor: (name: string) => (isNamelessActor(name) ? t(`activity.actors.${name}`) : name),
    action: (action: string) =>
      isKnownAction(action) ? t(`activity.${action}`) : t("activity.unknown", { action: readableAction(action) }),
  };
}

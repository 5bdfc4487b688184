import { useTranslation } from "react-i18next";
import { isKnownAction, isNamedAction, isNamelessActor, readableAction } from "./activity.ts";

/** Who did what, in words. */
export function useActivityText() {
  const { t } = useTranslation("admin");
  return {
    actor: (name: string) => (isNamelessActor(name) ? t(`activity.actors.${name}`) : name),
    /** `subject` is the name of whom it was done to, where it is known. */
    action: (action: string, subject?: string) => {
      if (subject && isNamedAction(action)) return t(`activity.named.${action}`, { name: subject });
      return isKnownAction(action) ? t(`activity.${action}`) : t("activity.unknown", { action: readableAction(action) });
    },
  };
}

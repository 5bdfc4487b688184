import { useTranslation } from "react-i18next";
import { Form, useNavigation } from "react-router";
import type { ReviewState } from "#app/features/publishing/content/content-terms.ts";
import { SendButton } from "#app/ui/send-button.tsx";

const decisions: readonly ReviewState[] = ["published", "hidden", "pending"];

type Props = {
  review: { id: string; name: string; version: number; state: ReviewState };
  /** In a list: the decisions that are made most, as small buttons that say whose review they are about. */
  short?: boolean;
};

/** Shows a review to visitors, hides it, or lets it wait again. */
export function DecideForm({ review: { id, name, version, state }, short = false }: Props) {
  const { t } = useTranslation("reviewsAdmin");
  const navigation = useNavigation();
  const sent = navigation.state === "idle" ? undefined : navigation.formData;
  const sending = sent?.get("form") === "state" && sent.get("id") === id;
  const wanted = sending ? sent.get("state") : undefined;
  const others = decisions.filter((known) => known !== state && !(short && known === "pending"));
  return (
    <Form method="post" className="decide-form" preventScrollReset>
      <input type="hidden" name="form" value="state" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      {others.map((next) => (
        <SendButton
          key={next}
          name="state"
          value={next}
          look={`${next === "published" ? "button-primary" : "button-secondary"} ${short ? "button-small" : ""}`}
          aria-label={short ? t("decide.of", { decision: t(`decide.${next}`), name }) : undefined}
          sending={sending}
          pressed={wanted === next}
        >
          {wanted === next && !short ? t("decide.busy") : t(`decide.${next}`)}
        </SendButton>
      ))}
    </Form>
  );
}

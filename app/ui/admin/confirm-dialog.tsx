import { TriangleAlert } from "#app/ui/icons.tsx";
import { useId, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Form, parsePath, useLocation, useNavigate, useNavigation } from "react-router";
import { localPath } from "#app/i18n/languages.ts";
import { LocalLink, useLanguage } from "#app/i18n/local-link.tsx";
import { useHydrated } from "#app/ui/hydrated.ts";
import { Modal } from "#app/ui/modal.tsx";
import { SendButton } from "#app/ui/send-button.tsx";

type Props = {
  title: string;
  /** What will happen, and what stays. */
  children: ReactNode;
  /** English path of the page without the question. */
  cancelPath: string;
  /** What the form sends. A field may have several values. */
  fields: Record<string, string | string[]>;
  /** Undefined where there is nothing to confirm. */
  confirm: string | undefined;
  busy: { label: string; now: boolean };
  /** True where something is lost. */
  destroys?: boolean;
};

/** React's own `autoFocus` comes before the dialog opens, which then looks for this attribute. */
const focusSafeChoice = (actions: HTMLElement | null) => actions?.querySelector("a")?.setAttribute("autofocus", "");

function Question({ title, children, cancelPath, fields, confirm, busy, destroys, id }: Props & { id: string }) {
  const { t } = useTranslation("admin");
  const language = useLanguage();
  const values = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => ({ name, value: one })));
  return (
    <Form
      method="post"
      // The answer is shown on the page that the question stood on.
      action={localPath(language, cancelPath)}
      className="confirm"
      aria-labelledby={id}
      replace
      preventScrollReset
    >
      <h2 className="h3" id={id}>
        {destroys ? <TriangleAlert className="icon text-danger" /> : null}
        {title}
      </h2>
      {children}
      {values.map(({ name, value }) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="confirm-actions" ref={focusSafeChoice}>
        {/* It has the focus when the dialog opens: Enter destroys nothing. */}
        <LocalLink className="button button-secondary" to={cancelPath} prefetch="none" replace preventScrollReset>
          {confirm === undefined ? t("list.back") : t("list.cancel")}
        </LocalLink>
        {confirm === undefined ? null : (
          <SendButton sending={busy.now} look={destroys ? "button-danger" : "button-primary"}>
            {busy.now ? busy.label : confirm}
          </SendButton>
        )}
      </div>
    </Form>
  );
}

/** Asks before something happens. It is a state of the page's address: without JavaScript it stands in the page. */
export function ConfirmDialog(props: Props) {
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const language = useLanguage();
  const { key, pathname, search } = useLocation();
  const navigation = useNavigation();
  const id = useId();
  const asker = parsePath(localPath(language, props.cancelPath));
  // After a refusal the page's data still hold the question, for they are not loaded anew; its address does not.
  const answered = pathname === asker.pathname && search === (asker.search ?? "");
  // What came of it is told on the page, which can have the focus only when no dialog lies over it.
  if (answered || (navigation.state === "loading" && navigation.formMethod === "POST")) return null;
  if (!hydrated) return <Question {...props} id={id} />;
  const cancel = () => void navigate(localPath(language, props.cancelPath), { replace: true, preventScrollReset: true });
  return (
    // Each visit to the question opens it: asked again before its closing has changed the address, it is the same page.
    <Modal key={key} open onClose={cancel} label={props.title} className="dialog" locked={props.busy.now}>
      <Question {...props} id={id} />
    </Modal>
  );
}

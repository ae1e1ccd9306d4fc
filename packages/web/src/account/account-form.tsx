import { Action, type ActionProps, Form, type FormProps } from "../shell/form.tsx";
import { accountErrorText } from "./account-error-text.ts";
import type { AccountText } from "./i18n/index.ts";

type WithAccountText<Props> = Omit<Props, "class" | "textOf"> & { readonly says: AccountText };

/** A form of the account page, which knows why a request about accounts was refused. */
export function AccountForm({ says, ...props }: WithAccountText<FormProps>) {
  return <Form class="me-form" textOf={(error) => accountErrorText(error, says)} {...props} />;
}

/** The same for a button. */
export function AccountAction({ says, ...props }: WithAccountText<ActionProps>) {
  return <Action textOf={(error) => accountErrorText(error, says)} {...props} />;
}

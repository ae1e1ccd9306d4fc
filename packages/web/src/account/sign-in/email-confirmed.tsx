import type { AccountProps } from "./sign-in-section.tsx";

export function EmailConfirmed({ says, account }: AccountProps) {
  const text = says.account.confirmEmail;
  return (
    <div class="me-notice">
      <h3>
        <output>{text.done}</output>
      </h3>
      {account.email !== null && <p>{text.doneHelp(account.email)}</p>}
    </div>
  );
}

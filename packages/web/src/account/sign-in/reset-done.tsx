import type { AccountProps } from "./sign-in-section.tsx";

/** After a password reset: which sessions have ended, and which passkeys still work. */
export function ResetDone({ says, account }: AccountProps) {
  const text = says.account.resetDone;
  return (
    <div class="me-notice">
      <h3>
        <output>{text.title}</output>
      </h3>
      <p>{text.signedOut}</p>
      {account.passkeys.length > 0 && (
        <>
          <p>{text.passkeys}</p>
          <ul>
            {account.passkeys.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
          <p>
            <a href="#passkeys">{text.lookAtPasskeys}</a>
          </p>
        </>
      )}
    </div>
  );
}

import type { AccountProps } from "./sign-in-section.tsx";

/** After a reset: what has ended, and who may still come in by a key. */
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

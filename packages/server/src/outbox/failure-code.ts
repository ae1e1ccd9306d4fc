const MOST_LETTERS = 40;

/**
 * Why something could not be sent, without a word that somebody else has chosen: mail servers repeat the recipient's
 * address in what they answer, and an error repeats the mail server.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("responseCode" in error && typeof error.responseCode === "number") return `SMTP ${error.responseCode}`;
  if (error.cause instanceof Error) return failureCode(error.cause);
  if ("code" in error && isCode(error.code)) return error.code;
  if ("status" in error && typeof error.status === "number") return `HTTP ${error.status}`;
  return error.name;
}

/** As Node and the libraries write them: `ECONNREFUSED`, `ERR_TLS_CERT_ALTNAME_INVALID`. */
function isCode(code: unknown): code is string {
  return typeof code === "string" && code.length <= MOST_LETTERS && /^[A-Z][A-Z0-9_]*$/.test(code);
}

const MOST_LETTERS = 40;

/**
 * The reason of a failed delivery as a code, without any text from outside: mail servers repeat the recipient's address in
 * their answers, and errors repeat the mail server.
 */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("responseCode" in error && typeof error.responseCode === "number") return `SMTP ${error.responseCode}`;
  if (error.cause instanceof Error) return failureCode(error.cause);
  if ("code" in error && isCode(error.code)) return error.code;
  if ("status" in error && typeof error.status === "number") return `HTTP ${error.status}`;
  return error.name;
}

/** Codes of Node and its libraries, such as `ECONNREFUSED` and `ERR_TLS_CERT_ALTNAME_INVALID`. */
function isCode(code: unknown): code is string {
  return typeof code === "string" && code.length <= MOST_LETTERS && /^[A-Z][A-Z0-9_]*$/.test(code);
}

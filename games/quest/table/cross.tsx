/** The icon for removing or closing something. */
export function Cross() {
  return (
    <svg class="qu-cross" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M5 5L19 19M19 5L5 19" />
    </svg>
  );
}

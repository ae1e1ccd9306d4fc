export function Cover() {
  return <svg viewBox="0 0 600 400" aria-hidden="true" />;
}

export function LanceDrawing() {
  return (
    <svg class="gc-lance-drawing" viewBox="0 0 40 40" aria-hidden="true">
      <path class="pole" d="M4 37.500L29 9.500l2 2L6.500 40z" />
      <path class="tip" d="M26 10L38 1 31 14z" />
      <path class="pennon" d="M24 15l-13-3 2 6-6 3 10 6z" />
    </svg>
  );
}

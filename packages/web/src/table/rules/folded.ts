/** Letters alone, so that “копье” finds «копьё» and “chateau” finds « château ». */
export function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();
}

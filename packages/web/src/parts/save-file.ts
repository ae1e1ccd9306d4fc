/** Downloads a file. */
export function save(name: string, type: string, content: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = `roundtable-${name}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

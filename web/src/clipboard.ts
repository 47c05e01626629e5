/** Put a text into the clipboard; false if this page may not, and the text is then marked in its field, if it has one. */
export async function copied(text: string, field: HTMLInputElement | null = null): Promise<boolean> {
  try {
    // Only secure pages have a clipboard, and they may be refused it.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (field === null) return false;
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
}

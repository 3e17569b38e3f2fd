/** Puts the text of a field into the clipboard; false if the browser does not let the page. */
export async function copied(field: HTMLInputElement | undefined): Promise<boolean> {
  if (field === undefined) return false;
  field.select();
  // a page that is not served safely, as within a home, has no clipboard but may still copy what is selected
  if (navigator.clipboard === undefined) return document.execCommand("copy");
  return navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
}

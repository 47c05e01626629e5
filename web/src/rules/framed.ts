/**
 * A rules page whose tables can be reached and moved by keyboard where they are too wide; each is called like what it stands below.
 * A heading that says nothing is a cell like others.
 */
export function framed(html: string): string {
  let heading = "";
  return html.replace(/<th([^>]*)><\/th>/g, "<td$1></td>").replace(/<h[1-6][^>]*>(.*?)<\/h[1-6]>|<\/?table>/gs, (found, words?: string) => {
    if (words !== undefined) heading = words.replace(/<[^>]*>/g, "");
    else if (found === "<table>") return `<div class="wide" role="group" tabindex="0" aria-label="${heading}"><table>`;
    else return "</table></div>";
    return found;
  });
}

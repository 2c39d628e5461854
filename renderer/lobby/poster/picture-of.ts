/** How a drawing looks is spread over style sheets; these properties are written into its copy. */
const copied = ['fill', 'stroke', 'opacity', 'paint-order', 'filter'] as const;

/** A copy of a drawing without its texts, which needs no style sheet. */
function withoutTexts(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) throw new TypeError('the copy of a drawing is none');
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[index];
    if (original === undefined) continue;
    const look = getComputedStyle(original);
    for (const property of copied) element.setAttribute(property, look.getPropertyValue(property));
  }
  for (const text of copy.querySelectorAll('text')) text.remove();
  return new XMLSerializer().serializeToString(copy);
}

const alignments = { start: 'left', middle: 'center', end: 'right' } as const;

/** Writes a text of the drawing on the canvas, in the page's own fonts: a picture of the drawing could not load them. */
function writeText(canvas: CanvasRenderingContext2D, text: SVGTextElement, toDrawing: DOMMatrix): void {
  const look = getComputedStyle(text);
  canvas.setTransform(toDrawing.multiply(text.getScreenCTM() ?? undefined));
  canvas.font = `${look.fontWeight} ${look.fontSize} ${look.fontFamily}`;
  canvas.fillStyle = look.fill;
  canvas.textAlign = Object.entries(alignments).find(([anchor]) => anchor === look.textAnchor)?.[1] ?? 'left';
  canvas.fillText(text.textContent, Number(text.getAttribute('x')), Number(text.getAttribute('y')));
}

/** A drawing of the page as a PNG picture of this size. Rejects if the browser cannot make it. */
export async function pictureOf(
  drawing: SVGSVGElement,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('this browser has no canvas');
  const address = URL.createObjectURL(new Blob([withoutTexts(drawing)], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    context.drawImage(image, 0, 0, width, height);
  } finally {
    URL.revokeObjectURL(address);
  }
  const toDrawing = DOMMatrix.fromMatrix(drawing.getScreenCTM() ?? undefined).inverse();
  for (const text of drawing.querySelectorAll('text')) writeText(context, text, toDrawing);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}

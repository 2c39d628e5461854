import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layRecipe, type Recipe, type RecipePart } from '../../../renderer/design/drawing/recipe-layout.ts';

const part: fc.Arbitrary<RecipePart> = fc.oneof(
  fc.record(
    { good: fc.constantFrom('fish', 'wood', 'stone'), count: fc.integer({ min: 2, max: 6 }) },
    { requiredKeys: ['good'] },
  ),
  fc.constantFrom<RecipePart>({ icon: 'arrow' }, { icon: 'anchor' }, { icon: 'warehouse' }, { points: '+2' }),
  fc.constantFrom('buy', '+1 each', 'any 2, all different', 'réordonner le marché').map((text) => ({ text })),
);
const recipes: fc.Arbitrary<Recipe> = fc.array(fc.array(part, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 3,
});

/** Every crate, sign and word in reading order. */
function read(rows: readonly (readonly RecipePart[])[]): string[] {
  return rows.flat().flatMap((piece) => {
    if ('text' in piece) return piece.text.split(' ');
    if ('points' in piece) return [`${piece.points} points`];
    return [`${'count' in piece ? piece.count : ''}${'good' in piece ? piece.good : piece.icon}`];
  });
}

describe('recipe laid out in a space', () => {
  it('is complete, with each row inside', () => {
    fc.assert(
      fc.property(
        recipes,
        fc.integer({ min: 52, max: 180 }),
        fc.integer({ min: 30, max: 140 }),
        (recipe, width, height) => {
          const { rows } = layRecipe(recipe, width, height);
          expect(read(rows.map((row) => row.parts.map((placed) => placed.part)))).toEqual(read(recipe));
          let above = -0.1;
          for (const row of rows) {
            expect(row.width).toBeLessThanOrEqual(width + 0.01);
            expect(row.middle - row.height / 2).toBeGreaterThanOrEqual(above);
            above = row.middle + row.height / 2 - 0.1;
          }
          expect(above).toBeLessThanOrEqual(height);
        },
      ),
    );
  });

  it('never starts a broken row with an arrow', () => {
    const recipe: Recipe = [[{ good: 'fish', count: 3 }, { icon: 'arrow' }, { good: 'wood', count: 5 }]];
    const { rows } = layRecipe(recipe, 60, 90);
    expect(rows.map((row) => row.parts.length)).toEqual([2, 1]);
    expect(rows[1]?.parts[0]?.part).toEqual({ good: 'wood', count: 5 });
  });
});

import { expect, it } from 'vitest';
import { chooseTitles, titlesChoice } from '#lib/items/server/titles.ts';
import { describeEachEngine } from './engines.ts';

describeEachEngine('cases read without titles', (given) => {
  it('are so for whoever chose it, until they choose otherwise', async () => {
    const context = given();
    const [anne, brice] = [await context.person('anne-t'), await context.person('brice-t')];
    expect(await titlesChoice(context, anne)).toBeNull();
    const before = context.contentVersion.current();
    await chooseTitles(context, anne, { titlesHidden: true });
    expect(await titlesChoice(context, anne)).toBe(true);
    expect(await titlesChoice(context, brice)).toBeNull();
    // Pages kept for her are not shown again.
    expect(context.contentVersion.current()).toBeGreaterThan(before);
    await chooseTitles(context, anne, { titlesHidden: false });
    expect(await titlesChoice(context, anne)).toBe(false);
  });
});

import { expect, it } from 'vitest';
import { createTemplate, listTemplates, removeTemplate } from '#lib/cases/server/sheet-templates.ts';
import { TEMPLATE_MAX } from '#lib/cases/sheet-template.ts';
import { describeEachEngine } from './engines.ts';

const headings = [
  { level: 2 as const, text: 'Définition' },
  { level: 3 as const, text: 'Épidémiologie' },
];

describeEachEngine('templates of sheets', (given) => {
  it('are their person’s alone, one of a name', async () => {
    const context = given();
    const [anne, brice] = [await context.person('anne-x'), await context.person('brice-x')];
    const kept = await createTemplate(context, anne, { name: 'Tumeur', headings });
    expect(await listTemplates(context, anne.id)).toEqual([kept]);
    expect(await listTemplates(context, brice.id)).toEqual([]);
    await createTemplate(context, anne, { name: 'TUMEUR', headings: headings.slice(1) });
    expect(await listTemplates(context, anne.id)).toMatchObject([
      { name: 'TUMEUR', headings: headings.slice(1) },
    ]);
    const [own] = await listTemplates(context, anne.id);
    await expect(removeTemplate(context, brice, own!._id)).rejects.toMatchObject({ code: 'not_found' });
    await removeTemplate(context, anne, own!._id);
    expect(await listTemplates(context, anne.id)).toEqual([]);
  });

  it('are no more than one can find one’s way in', async () => {
    const context = given();
    const anne = await context.person('anne-y');
    for (let made = 0; made < TEMPLATE_MAX.count; made++)
      await createTemplate(context, anne, { name: `Modèle ${made}`, headings });
    await expect(createTemplate(context, anne, { name: 'De trop', headings })).rejects.toMatchObject({
      code: 'templates_full',
    });
    await createTemplate(context, anne, { name: 'Modèle 3', headings });
  });
});

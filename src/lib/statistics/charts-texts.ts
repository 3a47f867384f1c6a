import { daysBetween } from '#lib/platform/calendar.ts';
import { counted, formatWhole } from '#lib/platform/format-texts.ts';
import { frenchDecimal, frenchLongDate } from '#lib/platform/french-formats.ts';
import type { CertaintyFigures } from '#lib/questions/figures/certainty.ts';
import type { Days } from './period-rules.ts';
import type { ContentAttempts, ContentCounts, Dimension, Graded, MemoryState, OwnCounts } from './rules.ts';
import { formatHundredths, formatShare, statisticsMessages } from './texts.ts';

const share = ({ graded, right }: Graded) => formatShare(graded === 0 ? null : right / graded);
const inTable = 'Les nombres sont dans le tableau qui suit.';

/** Text alternatives of the charts. */
export const chartMessages = {
  firstRight: ({ right, graded }: Graded) =>
    `${formatShare(right / graded)} justes du premier coup (${formatWhole(right)} sur ${formatWhole(graded)})`,
  attempts: ({ first, ...months }: ContentAttempts) =>
    `${first ? `${chartMessages.firstRight(first)}, ` : ''}${statisticsMessages.months(months)}`,
  average: (average: number) => `moyenne ${frenchDecimal(average, 1)} sur 10`,
  returning: 'Lecteurs revenus',
  activity: ({ opened, answered, graded }: OwnCounts) =>
    `${counted(opened, 'contenu ouvert', 'contenus ouverts')}, ${counted(answered, 'réponse lue', 'réponses lues')}, ${counted(graded, 'tentative notée', 'tentatives notées')}. ${inTable}`,
  success: (dimension: Dimension, rows: readonly (Graded & { value: string | null })[]) =>
    `${statisticsMessages.success(dimension)}\u00a0: ${rows.map((row) => `${row.value ?? statisticsMessages.notSaid} ${share(row)}`).join(', ')}.`,
  calibration: (points: readonly (Graded & { confidence: number })[]) =>
    `${points.map((point) => `Sûr à ${point.confidence}\u00a0%, juste à ${share(point)}`).join('\u202f; ')}.`,
  meanPoints: (mean: number, answers: number) =>
    `${formatHundredths(mean)}\u00a0point · ${counted(answers, 'réponse')}`,
  points: (bars: readonly { name: string; said: string }[]) =>
    `Points en moyenne\u00a0: ${bars.map(({ name, said }) => `${name}, ${said}`).join('\u202f; ')}.`,
  certainty: (points: readonly CertaintyFigures[]) =>
    `${points.map(({ certainty, mean }) => `Sûr à ${certainty}\u00a0%, ${formatHundredths(mean)}\u00a0point en moyenne`).join('\u202f; ')}.`,
  memory: ({ forecast }: MemoryState) =>
    `${counted(
      forecast.reduce((sum, { due }) => sum + due, 0),
      'cas reviendra',
      'cas reviendront',
    )} dans les 30 prochains jours. ${inTable}`,
  hours: (hours: readonly number[]) =>
    `Le plus souvent à ${hours.indexOf(Math.max(...hours))}\u00a0h. ${inTable}`,
  days: (days: readonly { day: string; count: number }[]) => {
    const most = days.reduce((one, other) => (other.count > one.count ? other : one), { day: '', count: 0 });
    return most.count === 0
      ? inTable
      : `Le plus le ${frenchLongDate(most.day)}\u00a0: ${most.count}. ${inTable}`;
  },
  regularity: (active: number, { from, to }: Days) => {
    const all = daysBetween(from, to) + 1;
    const weekly = frenchDecimal((active / all) * 7, 1);
    return all < 14
      ? `${counted(active, 'jour')} sur ${all}.`
      : `${counted(active, 'jour')} sur ${all}, soit ${weekly} par semaine.`;
  },
  audience: ({ views, readers }: ContentCounts) =>
    `${counted(views, 'vue')}, dont ${counted(readers, 'nouveau lecteur', 'nouveaux lecteurs')}. ${inTable}`,
  ratings: (count: number, average: number | null) =>
    `${counted(count, 'note')}${average === null ? '' : `, moyenne ${frenchDecimal(average, 1)} sur 10`}. ${inTable}`,
  trend: (average: number | null) =>
    `Moyenne de la période\u00a0: ${average === null ? '–' : `${frenchDecimal(average, 1)} sur 10`}. ${inTable}`,
};

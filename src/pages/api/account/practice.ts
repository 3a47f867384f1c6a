import { api } from '#lib/platform/server/http/api.ts';
import { changePracticeSettingsEndpoint } from '#lib/practice/endpoints/change-practice-settings.ts';
import { readPracticeSettingsEndpoint } from '#lib/practice/endpoints/read-practice-settings.ts';
import { changePracticeSettings, practiceSettings } from '#lib/practice/server/change-settings.ts';

export const GET = api(readPracticeSettingsEndpoint, ({ context, actor }) =>
  practiceSettings(context, actor),
);

export const PUT = api(changePracticeSettingsEndpoint, ({ context, actor, body }) =>
  changePracticeSettings(context, actor, body),
);

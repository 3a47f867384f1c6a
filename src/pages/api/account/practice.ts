import { changePracticeSettingsEndpoint } from '#lib/contract/endpoints/change-practice-settings.ts';
import { readPracticeSettingsEndpoint } from '#lib/contract/endpoints/read-practice-settings.ts';
import { api } from '#lib/server/http/api.ts';
import { changePracticeSettings, practiceSettings } from '#lib/server/usecases/practice/settings.ts';

export const GET = api(readPracticeSettingsEndpoint, ({ context, actor }) =>
  practiceSettings(context, actor),
);

export const PUT = api(changePracticeSettingsEndpoint, ({ context, actor, body }) =>
  changePracticeSettings(context, actor, body),
);

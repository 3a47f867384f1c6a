import { changePasswordEndpoint } from '#lib/accounts/endpoints/change-password.ts';
import { changePassword } from '#lib/accounts/server/change-password.ts';
import { api } from '#lib/platform/server/http/api.ts';
import { setDeviceCookie } from '#lib/platform/server/http/cookies.ts';

export const POST = api(
  changePasswordEndpoint,
  async ({ context, actor, body, visitor, request, headers }) => {
    const deviceSecret = await changePassword(context, actor, body, visitor);
    setDeviceCookie(headers, deviceSecret, request.headers, context.settings);
  },
);

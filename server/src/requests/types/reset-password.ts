import { demandOwnApplication, findApplication } from '../../bank/applications.ts';
import { announceChange } from '../../provisioning/announce-change.ts';
import type { RequestType } from '../request-type.ts';

/** A password reset: the portal keeps no passwords, so the application is told to reset the person's. */
export const resetPassword: RequestType<'ResetPassword'> = {
  async file(tx, { payload, filer }) {
    const application = await demandOwnApplication(tx, filer.userId, payload.appId);
    return {
      targetKey: `person:${filer.userId}/password:${payload.appId}`,
      description: `Reset password aplikasi ${application.name}`,
      applicationId: payload.appId,
      after: { application: application.name, reset: true },
      body: { aplicationId: payload.appId, positionName: filer.positionName },
    };
  },

  async look(tx, { payload }) {
    const application = await findApplication(tx, payload.appId);
    return { application: application?.name ?? null, reset: false };
  },

  async apply(work, request) {
    await announceChange(work, {
      requestId: request.id,
      applicationId: request.payload.appId,
      type: 'password.reset',
      userId: request.aboutUserId,
    });
  },
};

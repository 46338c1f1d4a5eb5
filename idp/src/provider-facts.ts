/** Where the portal mounts the provider; also the path of the issuer. */
export const MOUNT_PATH = '/realms/bank';
export const CLIENT_ID = 'gerbang-web';
export const API_AUDIENCE = 'urn:gerbang:api';
export const TOKEN_SECONDS = 5 * 60;
export const WORKING_DAY_SECONDS = 10 * 60 * 60;

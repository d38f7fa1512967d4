/** Injection token of the service's name. */
export const SERVICE_NAME = Symbol('service name');

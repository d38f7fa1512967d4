/** Token by which the name of the service is injected. */
export const SERVICE_NAME = Symbol('service name');

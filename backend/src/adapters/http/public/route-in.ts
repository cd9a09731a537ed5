/**
 * The route of a read within a controller, from the read's address with the names of parameters as its parameters:
 * `routeIn('api/appliances', publicAddresses.appliance(':id'))` is ':id/detail'.
 */
export function routeIn(prefix: string, address: string): string {
  return decodeURIComponent(address.replace(/\?.*/, '')).slice(`/${prefix}/`.length);
}

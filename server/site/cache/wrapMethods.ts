/** A wrapper for each method of a port that gets one; it is also given what they all use. */
type PortWrappers<Port, Using extends readonly unknown[]> = {
  readonly [Name in keyof Port]?: (method: Port[Name], ...using: Using) => Port[Name];
};

/** The wrappers of some methods of some ports. */
export type Wrappers<Ports, Using extends readonly unknown[] = []> = {
  readonly [Part in keyof Ports]?: PortWrappers<Ports[Part], Using>;
};

function wrapPort<Port, Using extends readonly unknown[]>(
  port: Port,
  wrappers: PortWrappers<Port, Using>,
  using: Using,
): Port {
  const wrapped = { ...port };
  for (const name in port) {
    const wrapper = wrappers[name];
    if (wrapper) wrapped[name] = wrapper(port[name], ...using);
  }
  return wrapped;
}

/** The same ports with wrapped methods. Those without a wrapper stay as they are. */
export function wrapMethods<Ports extends object, Using extends readonly unknown[]>(
  ports: Ports,
  wrappers: Wrappers<Ports, Using>,
  ...using: Using
): Ports {
  const wrapped = { ...ports };
  for (const part in ports) {
    const ofPart = wrappers[part];
    if (ofPart) wrapped[part] = wrapPort(ports[part], ofPart, using);
  }
  return wrapped;
}

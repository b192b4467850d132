import { createContext, useContext, useEffect } from 'react';

/** The fields on the page by name, in the order of their appearance: what the error summary names and links to. */
export type FormRegistry = Map<string, { label: string; controlId: string }>;

export const FormContext = createContext<{ id: string; registry: FormRegistry } | undefined>(undefined);

export function useFormContext() {
  const context = useContext(FormContext);
  if (!context) throw new Error('A field stands outside of a PortalForm');
  return context;
}

export function useRegisteredField(name: string, label: string) {
  const { id, registry } = useFormContext();
  const controlId = `${id}-${name}`;
  useEffect(() => {
    registry.set(name, { label, controlId });
    return () => {
      registry.delete(name);
    };
  }, [registry, name, label, controlId]);
  return controlId;
}

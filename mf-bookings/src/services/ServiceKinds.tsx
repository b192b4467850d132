import { Link, useSearchParams } from 'react-router-dom';
import { type Service, type ServiceType, serviceTypeLabel, serviceTypes } from 'shared-api/services';
import styles from './ServiceKinds.module.css';

const param = 'type';
const kinds = Object.keys(serviceTypes) as ServiceType[];

const isOfKind = (kind: string | null) => (service: Service) =>
  !kinds.some((known) => known === kind) || serviceTypeLabel(service.serviceTypeId) === kind;

export function useServicesOfKind(services: readonly Service[]): readonly Service[] {
  const [search] = useSearchParams();
  return services.filter(isOfKind(search.get(param)));
}

/** The choice shows only where there are services of both kinds. */
export function ServiceKinds({ services }: { services: readonly Service[] }) {
  const [search] = useSearchParams();
  if (!kinds.every((kind) => services.some(isOfKind(kind)))) return null;
  const chosen = kinds.find((kind) => kind === search.get(param));
  return (
    <nav aria-label="Kinds of services" className={styles.kinds}>
      {[undefined, ...kinds].map((kind) => (
        <Link
          key={kind ?? 'All'}
          to={{ search: kind ? `?${param}=${kind}` : '' }}
          replace
          preventScrollReset
          aria-current={kind === chosen ? 'true' : undefined}
        >
          {kind ?? 'All'}
        </Link>
      ))}
    </nav>
  );
}

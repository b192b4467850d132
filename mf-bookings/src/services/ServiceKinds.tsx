import { useSearchParams } from 'react-router-dom';
import { type Service, type ServiceType, serviceTypeLabel, serviceTypes } from 'shared-api/services';
import { FilterChoice } from 'shared-ui/data';

const param = 'type';
const kinds = Object.keys(serviceTypes) as ServiceType[];

const isOfKind = (kind: string | null) => (service: Service) =>
  !kinds.some((known) => known === kind) || serviceTypeLabel(service.serviceTypeId) === kind;

export function useServicesOfKind(services: readonly Service[]): readonly Service[] {
  const [search] = useSearchParams();
  return services.filter(isOfKind(search.get(param)));
}

export const ServiceKinds = ({ services }: { services: readonly Service[] }) =>
  kinds.every((kind) => services.some(isOfKind(kind))) ? (
    <FilterChoice
      label="Kinds of services"
      param={param}
      options={['All', ...kinds].map((kind) => ({ value: kind, label: kind }))}
    />
  ) : null;

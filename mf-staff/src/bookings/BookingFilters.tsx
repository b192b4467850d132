import { useQuery } from '@tanstack/react-query';
import { servicesQuery, useSession } from 'shared-api';
import { airports, bookingStatuses, bookingStatusText } from 'shared-api/rules';
import { FilterBar, FilterDays, FilterSelect, SearchField } from 'shared-ui/data';

const statuses = bookingStatuses.map((status) => ({ value: status, label: bookingStatusText(status) }));
const outcomes = [{ value: 'missing', label: 'Missing' }];

/** The airports whose bookings exist for the reader: an officer's own, else all. */
function useAirportChoices() {
  const user = useSession((state) => state.user);
  const own = user?.airportIds ?? [];
  return airports
    .filter(({ id }) => own.length === 0 || own.includes(id))
    .map(({ id, name }) => ({ value: String(id), label: name }));
}

interface BookingFiltersProps {
  chosen: number;
  onClear: () => void;
}

export function BookingFilters({ chosen, onClear }: BookingFiltersProps) {
  const { data: services = [] } = useQuery(servicesQuery);
  return (
    <FilterBar
      label="Filter bookings"
      search={<SearchField label="Search bookings" placeholder="Client, flight or invoice number" />}
      chosen={chosen}
      onClear={onClear}
    >
      <FilterSelect label="Status" param="status" options={statuses} />
      <FilterSelect label="Airport" param="airport" options={useAirportChoices()} />
      <FilterSelect
        label="Service"
        param="service"
        options={services.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <FilterSelect label="Outcome" param="outcome" options={outcomes} all="Any" />
      <FilterDays from="Travel from" to="Travel to" />
    </FilterBar>
  );
}

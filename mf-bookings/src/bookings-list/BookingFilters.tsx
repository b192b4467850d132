import { airports, bookingStatuses, bookingStatusText } from 'shared-api/rules';
import { FilterBar, FilterSelect, SearchField } from 'shared-ui/data';

const statuses = bookingStatuses.map((status) => ({ value: status, label: bookingStatusText(status) }));
const airportChoices = airports.map(({ id, name }) => ({ value: String(id), label: name }));

/** Filters live in the address, so that a view can be shared. */
export const BookingFilters = () => (
  <FilterBar label="Filter bookings">
    <SearchField label="Search" placeholder="Client, flight or invoice number" />
    <FilterSelect label="Status" param="status" options={statuses} />
    <FilterSelect label="Airport" param="airport" options={airportChoices} />
  </FilterBar>
);

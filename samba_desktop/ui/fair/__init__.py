"""What can be checked: proofs, receipts, luck, reasons, and reports of crashes."""

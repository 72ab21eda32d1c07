// SPDX-FileCopyrightText: The Parlour developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Adaptive binary range coder, as in LZMA (Martin 1979, Pavlov 1998). Encoder and decoder have the same interface, so that
// one template describes a format for both.
#pragma once

#include "ai/tables/bytes.h"

#include <array>

namespace parlour::coup {

/// Adaptive probability of a 0.
class BitModel {
public:
    static constexpr unsigned kScale = 12; ///< probabilities are multiples of 2^-kScale
    std::uint32_t zero() const { return zero_; }
    void learn(bool bit)
    {
        if (bit)
            zero_ = static_cast<std::uint16_t>(zero_ - (zero_ >> kPace));
        else
            zero_ = static_cast<std::uint16_t>(zero_ + (((1U << kScale) - zero_) >> kPace));
    }

private:
    static constexpr unsigned kPace = 5;
    std::uint16_t zero_ = 1U << (kScale - 1);
};

class BitWriter {
public:
    explicit BitWriter(Bytes& bytes) : bytes_(bytes) {}

    void bit(BitModel& model, bool& bit)
    {
        const std::uint32_t bound = (range_ >> BitModel::kScale) * model.zero();
        if (bit) {
            low_ += bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        model.learn(bit);
        for (; range_ < kMin; range_ <<= 8)
            shift();
    }
    void finish()
    {
        for (int i = 0; i < 5; ++i)
            shift();
    }

private:
    static constexpr std::uint32_t kMin = 1U << 24;

    /// Writes the highest byte once no carry can reach it.
    void shift()
    {
        if (low_ < 0xFF000000U || low_ > 0xFFFFFFFFU) {
            const auto carry = static_cast<std::uint8_t>(low_ >> 32);
            for (std::uint8_t byte = cache_; waiting_ > 0; --waiting_, byte = 0xFF)
                bytes_.push_back(static_cast<std::uint8_t>(byte + carry));
            cache_ = static_cast<std::uint8_t>(low_ >> 24);
        }
        ++waiting_;
        low_ = (low_ & 0x00FFFFFFU) << 8;
    }

    Bytes& bytes_;
    std::uint64_t low_ = 0;
    std::uint32_t range_ = 0xFFFFFFFFU;
    std::uint8_t cache_ = 0;
    std::uint64_t waiting_ = 1; ///< bytes that a carry can still change; the first byte written is always 0
};

class BitReader {
public:
    explicit BitReader(ByteSpan bytes) : bytes_(bytes)
    {
        for (int i = 0; i < 5; ++i)
            code_ = code_ << 8 | next();
    }

    void bit(BitModel& model, bool& bit)
    {
        const std::uint32_t bound = (range_ >> BitModel::kScale) * model.zero();
        bit = code_ >= bound;
        if (bit) {
            code_ -= bound;
            range_ -= bound;
        } else {
            range_ = bound;
        }
        model.learn(bit);
        for (; range_ < (1U << 24); range_ <<= 8)
            code_ = code_ << 8 | next();
    }
    /// Whether exactly all bytes were read.
    bool isAtEnd() const { return at_ == bytes_.size(); }
    bool isBeyondEnd() const { return at_ > bytes_.size(); }

private:
    std::uint8_t next()
    {
        const std::size_t at = at_++;
        return at < bytes_.size() ? bytes_[at] : 0;
    }

    ByteSpan bytes_;
    std::size_t at_ = 0;
    std::uint32_t code_ = 0;
    std::uint32_t range_ = 0xFFFFFFFFU;
};

/// Codes a number of `bits` bits by a tree of 2^bits models.
template <class Port, class Models>
void codeTree(Port& port, Models& models, int bits, unsigned& number)
{
    unsigned at = 1;
    for (int i = bits; i-- > 0;) {
        bool bit = ((number >> i) & 1U) != 0;
        port.bit(models[at], bit);
        at = at << 1 | unsigned{bit};
    }
    number = at - (1U << bits);
}

} // namespace parlour::coup

#include "src/gui/shell/picture_file.hpp"

#include <csetjmp>
#include <cstdio>
#include <cstring>
#include <memory>

#include <jpeglib.h>
#include <png.h>

namespace cubenight::gui {
namespace {

bool fits(std::uint64_t width, std::uint64_t height) {
    return width > 0 && height > 0 && width <= largest_picture_side && height <= largest_picture_side;
}

std::optional<Picture> read_png(std::string_view bytes) {
    png_image image{};
    image.version = PNG_IMAGE_VERSION;
    if (!png_image_begin_read_from_memory(&image, bytes.data(), bytes.size())) return std::nullopt;
    const std::unique_ptr<png_image, void (*)(png_image*)> held(&image, png_image_free);
    if (!fits(image.width, image.height)) return std::nullopt;
    image.format = PNG_FORMAT_RGBA;
    Picture picture{static_cast<int>(image.width), static_cast<int>(image.height), {}};
    picture.rgba.resize(PNG_IMAGE_SIZE(image));
    if (!png_image_finish_read(&image, nullptr, picture.rgba.data(), 0, nullptr)) return std::nullopt;
    return picture;
}

// The library leaves by a jump where a file is damaged, and counts the passes of a file that makes it begin again and
// again.
struct JpegFaults {
    jpeg_error_mgr manager;
    jpeg_progress_mgr progress;
    std::jmp_buf leave;
};

constexpr int most_passes = 60;

[[noreturn]] void leave(j_common_ptr jpeg) { std::longjmp(reinterpret_cast<JpegFaults*>(jpeg->err)->leave, 1); }

void count_passes(j_common_ptr jpeg) {
    if (reinterpret_cast<j_decompress_ptr>(jpeg)->input_scan_number > most_passes) leave(jpeg);
}

// Nothing here has a destructor that a jump could skip.
bool decode_jpeg(std::string_view bytes, int side, Picture& picture) {
    jpeg_decompress_struct jpeg;
    JpegFaults faults;
    jpeg.err = jpeg_std_error(&faults.manager);
    faults.manager.error_exit = leave;
    faults.manager.output_message = [](j_common_ptr) {};
    faults.progress.progress_monitor = count_passes;
    if (setjmp(faults.leave)) {
        jpeg_destroy_decompress(&jpeg);
        return false;
    }
    jpeg_create_decompress(&jpeg);
    jpeg.progress = &faults.progress;
    jpeg_mem_src(&jpeg, reinterpret_cast<const unsigned char*>(bytes.data()), bytes.size());
    jpeg_read_header(&jpeg, TRUE);
    if (!fits(jpeg.image_width, jpeg.image_height)) leave(reinterpret_cast<j_common_ptr>(&jpeg));
    jpeg.out_color_space = JCS_EXT_RGBA;
    jpeg.scale_num = 1, jpeg.scale_denom = 1;
    const auto longest = static_cast<int>(std::max(jpeg.image_width, jpeg.image_height));
    while (jpeg.scale_denom < 8 && longest / static_cast<int>(jpeg.scale_denom * 2) >= side) jpeg.scale_denom *= 2;
    jpeg_start_decompress(&jpeg);
    picture.width = static_cast<int>(jpeg.output_width), picture.height = static_cast<int>(jpeg.output_height);
    picture.rgba.assign(std::size_t{jpeg.output_width} * jpeg.output_height * 4, 255);
    while (jpeg.output_scanline < jpeg.output_height) {
        JSAMPROW row = picture.rgba.data() + std::size_t{jpeg.output_scanline} * jpeg.output_width * 4;
        jpeg_read_scanlines(&jpeg, &row, 1);
    }
    jpeg_finish_decompress(&jpeg);
    jpeg_destroy_decompress(&jpeg);
    return true;
}

// Each pixel is the middle of `factor` by `factor` of them.
Picture smaller(const Picture& from, int factor) {
    Picture to{from.width / factor, from.height / factor, {}};
    to.rgba.reserve(static_cast<std::size_t>(to.width) * static_cast<std::size_t>(to.height) * 4);
    for (int y = 0; y < to.height; ++y)
        for (int x = 0; x < to.width; ++x)
            for (int channel = 0; channel < 4; ++channel) {
                int sum = 0;
                for (int dy = 0; dy < factor; ++dy)
                    for (int dx = 0; dx < factor; ++dx) {
                        const auto pixel =
                            static_cast<std::size_t>(y * factor + dy) * static_cast<std::size_t>(from.width) +
                            static_cast<std::size_t>(x * factor + dx);
                        sum += from.rgba[pixel * 4 + static_cast<std::size_t>(channel)];
                    }
                to.rgba.push_back(static_cast<std::uint8_t>(sum / (factor * factor)));
            }
    return to;
}

}  // namespace

std::optional<Picture> read_picture(std::string_view bytes, int side) {
    if (bytes.size() > largest_picture_file) return std::nullopt;
    std::optional<Picture> picture;
    if (bytes.starts_with("\x89PNG")) {
        picture = read_png(bytes);
    } else if (bytes.starts_with("\xFF\xD8")) {
        Picture decoded;
        if (decode_jpeg(bytes, side, decoded)) picture = std::move(decoded);
    }
    if (!picture) return std::nullopt;
    const int longest = std::max(picture->width, picture->height), factor = (longest + side - 1) / side;
    if (factor <= 1) return picture;
    if (picture->width < factor || picture->height < factor) return std::nullopt;
    return smaller(*picture, factor);
}

}  // namespace cubenight::gui
